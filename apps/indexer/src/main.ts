import { once } from 'node:events'
import { runUntilSignal } from '@injsight/runtime/stopping'
import { startThread } from './thread.ts'

if (process.argv.includes('--help')) {
  const [{ describeSettings }, { settings }] = await Promise.all([
    import('@injsight/runtime'),
    import('./config.ts'),
  ])
  process.stdout.write(`${describeSettings(settings)}\n`)
} else {
  await runUntilSignal(startProgram)
}

/** The program is a thread, see thread.ts; signals and the process that started this one are heard here. */
async function startProgram(): Promise<{ url: string; stop(): Promise<void> }> {
  const program = startThread('program.ts')
  const [url] = (await once(program, 'message')) as [string]
  return {
    url,
    async stop() {
      const ended = once(program, 'exit')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      program.postMessage('stop')
      await ended
    },
  }
}
