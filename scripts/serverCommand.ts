/** `npm run server:backup` and `server:restore`: the argument is the program's name. */
import process from 'node:process';
import { buildServer, runProgram } from './connectedBuild.ts';

const [name = ''] = process.argv.splice(2, 1);
buildServer();
await runProgram(`${name}Command`);
