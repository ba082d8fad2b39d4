import { runCommand } from '#commands/command.ts';
import { releases } from '#commands/releases.ts';

await runCommand(releases);
