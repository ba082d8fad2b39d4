import { releases } from '#commands/releases.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(releases);
