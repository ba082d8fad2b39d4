import { serve } from '#commands/serve.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(serve);
