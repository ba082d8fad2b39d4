import { runCommand } from '#commands/command.ts';
import { verify } from '#commands/verify.ts';

await runCommand(verify);
