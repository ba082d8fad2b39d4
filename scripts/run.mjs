// Runs scripts/<name>.ts under the Node of the project. Plain JavaScript, which any Node from 20 on starts.
import { runScript } from '../src/tools/command/run-script.mjs';

await runScript(...process.argv.slice(2));
