import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

// The indexer as a few files, into `build/`: the sources and what they use are two thousand, which takes a second and 60 MB
// in each thread. `node src/main.ts` is the same program without being built.
//   node apps/indexer/build.ts

/** The program, and its threads (src/thread.ts). */
const programs = [
  'main.ts',
  'program.ts',
  'database/pulse-thread.ts',
  'follow/reader/reader-thread.ts',
  'solidity/compile-thread.ts',
]
const source = join(import.meta.dirname, 'src')
const target = join(import.meta.dirname, 'build')

const bundle = await rolldown({
  input: programs.map((file) => join(source, file)),
  platform: 'node',
  external: ['pg-native'], // which pg takes instead of itself where it is there
})
// V8 keeps the text of what it runs: in one byte for a character where all are ASCII, else in two. Names stay, for those
// who read where an error came from.
await bundle.write({
  dir: target,
  cleanDir: true,
  charset: 'ascii',
  comments: false,
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: { keepNames: true },
    codegen: { removeWhitespace: true },
  },
})
// Read by who migrates, from beside the file that it is in.
await cp(join(source, 'database/migrations'), join(target, 'migrations'), { recursive: true })
