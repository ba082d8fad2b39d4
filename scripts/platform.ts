import { runCommand } from '#commands/command.ts';
import { platform } from '#commands/platform.ts';

await runCommand(platform);
