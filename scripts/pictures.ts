import { pictures } from '#commands/pictures.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(pictures);
