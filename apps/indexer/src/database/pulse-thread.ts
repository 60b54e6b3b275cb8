import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from './connect.ts'

const { url, name } = workerData as { url: string; name: string }
const everyMs = 500

for (;;) {
  try {
    await beat()
  } catch {
    await sleep(everyMs) // whoever started this hears of the database by itself, and ends it
  }
}

async function beat(): Promise<never> {
  const client = await connect(url, name)
  try {
    for (;;) {
      await client.query('')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage('alive')
      await sleep(everyMs)
    }
  } finally {
    await client.end()
  }
}
