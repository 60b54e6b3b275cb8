import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Card } from './card.ts'
import { readPackageFile } from './fonts.ts'
import { layOutCard } from './lay-out-card.ts'

/** What the painter asks of this thread, and hears from it. */
export type Order = { id: number; card: Card }
export type Painted = { id: number; png?: Uint8Array; trouble?: string }

const ready = initWasm(readPackageFile('@resvg/resvg-wasm/index_bg.wasm'))

parentPort?.on('message', (order: Order) => void answer(order))

async function answer(order: Order): Promise<void> {
  const painted = await paint(order)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(painted)
}

async function paint({ id, card }: Order): Promise<Painted> {
  try {
    const [drawing] = await Promise.all([layOutCard(card), ready])
    return { id, png: toPng(drawing) }
  } catch (error) {
    return { id, trouble: error instanceof Error ? error.message : String(error) }
  }
}

/** The memory is of WebAssembly, which nobody frees by itself. */
function toPng(drawing: string): Uint8Array {
  const painter = new Resvg(drawing)
  const image = painter.render()
  const png = image.asPng()
  image.free()
  painter.free()
  return png
}
