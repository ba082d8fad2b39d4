import { platform } from '#commands/platform.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(platform);
