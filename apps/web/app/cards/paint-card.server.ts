import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { unavailable } from '@injsight/errors'
import { createByteStore } from '@injsight/runtime/byte-store'
import type { Card } from './card.ts'
import type { Order, Painted } from './paint-worker.ts'

/** Some four hundred cards. */
const keptBytes = 16 << 20
const mostWaiting = 20
const longestMs = 10_000
/** A painter that has nothing to do gives its memory back. */
const idleMs = 30_000

const kept = createByteStore<{ png: Uint8Array; size: number }>(keptBytes)
const underway = new Map<string, Promise<Uint8Array>>()

/**
 * A card as an image (PNG). It is painted in a thread of its own, one at a time, so that pages don't wait for it; that
 * thread, its fonts and programs come with the first card.
 *
 * @throws unavailable when too many are waited for, or one takes too long
 */
export async function paintCard(card: Card): Promise<Uint8Array> {
  const key = JSON.stringify(card)
  const known = kept.find(key)?.png ?? underway.get(key)
  if (known !== undefined) return known
  if (underway.size >= mostWaiting) throw unavailable('card.busy', 'Too many images are being made')
  const painting = order(card)
  underway.set(key, painting)
  try {
    const png = await painting
    kept.set(key, { png, size: png.length })
    return png
  } finally {
    underway.delete(key)
  }
}

type Painter = {
  worker: Worker
  waiting: Map<number, { done: (png: Uint8Array) => void; fail: (error: Error) => void }>
  idle: NodeJS.Timeout | undefined
}

let painter: Painter | undefined
let orders = 0

async function order(card: Card): Promise<Uint8Array> {
  const at = (painter ??= startPainter())
  clearTimeout(at.idle)
  const id = (orders += 1)
  const { promise, resolve: done, reject: fail } = Promise.withResolvers<Uint8Array>()
  at.waiting.set(id, { done, fail })
  const patience = setTimeout(() => stop(at, 'The image took too long'), longestMs)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  at.worker.postMessage({ id, card } satisfies Order)
  try {
    return await promise
  } finally {
    clearTimeout(patience)
    at.waiting.delete(id)
    if (at.waiting.size === 0) at.idle = setTimeout(() => stop(at, 'idle'), idleMs).unref()
  }
}

function startPainter(): Painter {
  // Node runs it as it is: it is no part of the built site.
  const worker = new Worker(createRequire(import.meta.url).resolve('#app/cards/paint-worker.ts'))
  const started: Painter = { worker, waiting: new Map(), idle: undefined }
  worker.on('message', ({ id, png, trouble }: Painted) => {
    const asked = started.waiting.get(id)
    if (png !== undefined) asked?.done(png)
    else asked?.fail(new Error(`A card could not be painted: ${trouble}`))
  })
  worker.on('error', (error: Error) => stop(started, `The painter broke: ${error.message}`))
  worker.on('exit', () => stop(started, 'The painter has ended'))
  worker.unref()
  return started
}

function stop(at: Painter, why: string): void {
  if (painter === at) painter = undefined
  for (const { fail } of at.waiting.values()) fail(unavailable('card.painter', why))
  at.waiting.clear()
  void at.worker.terminate()
}
