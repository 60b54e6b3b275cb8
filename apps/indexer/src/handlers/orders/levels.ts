import { createByteReader } from '../byte-reader.ts'
import { createByteWriter } from '../byte-writer.ts'

export type Level = { price: bigint; quantity: bigint }

/** Levels of a book, packed: the generation, how many buys there are, the buys, the sells. */
export type Levels = { generation: number; buys: Level[]; sells: Level[] }

export function encodeLevels({ generation, buys, sells }: Levels): Buffer {
  const writer = createByteWriter()
  writer.byte(generation)
  writer.whole(buys.length)
  for (const { price, quantity } of [...buys, ...sells]) {
    writer.decimal(price)
    writer.decimal(quantity)
  }
  return writer.finish()
}

export function decodeLevels(bytes: Buffer): Levels {
  const reader = createByteReader(bytes)
  const generation = reader.byte()
  const count = reader.whole()
  const all: Level[] = []
  while (!reader.isDone()) all.push({ price: reader.decimal(), quantity: reader.decimal() })
  return { generation, buys: all.slice(0, count), sells: all.slice(count) }
}
