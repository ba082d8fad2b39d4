import { dev } from '#commands/dev.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(dev);
