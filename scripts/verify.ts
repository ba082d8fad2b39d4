import { verify } from '#commands/verify.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(verify);
