import { runCommand } from '#commands/command.ts';
import { dev } from '#commands/dev.ts';

await runCommand(dev);
