import { build } from '#commands/build.ts';
import { runCommand } from '#commands/command.ts';

await runCommand(build);
