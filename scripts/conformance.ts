import { runCommand } from '#commands/command.ts';
import { conformance } from '#commands/conformance.ts';

await runCommand(conformance);
