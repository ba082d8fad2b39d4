import { runCommand } from '#commands/command.ts';
import { rebuild } from '#commands/rebuild.ts';

await runCommand(rebuild);
