import { rebuild } from '#commands/rebuild.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(rebuild);
