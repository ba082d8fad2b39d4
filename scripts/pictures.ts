import { runCommand } from '#commands/command.ts';
import { pictures } from '#commands/pictures.ts';

await runCommand(pictures);
