import { conformance } from '#commands/conformance.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(conformance);
