import { runCommand } from '#commands/command.ts';
import { rollback } from '#commands/rollback.ts';

await runCommand(rollback);
