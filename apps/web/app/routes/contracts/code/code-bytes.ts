import { gunzipSync } from 'node:zlib'
import { passGuard } from '../../../guards.server.ts'
import { page, shortCache } from '../../../page.server.ts'
import { fetchCodeBytes } from '../../../sources/wasm/contracts.server.ts'
import type { Route } from './+types/code-bytes'

/** What a chain takes at most, unpacked. */
const mostBytes = 16 << 20

/** A code as WebAssembly, as nodes run it: the SHA-256 of the file is the checksum of the code. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const id = passGuard('wasm-code-search', params.id)
  const { bytes, form } = await fetchCodeBytes(BigInt(id))
  const wasm = form === 'gzip' ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : bytes
  return new Response(Buffer.from(wasm), {
    headers: {
      'content-type': 'application/wasm',
      'content-disposition': `attachment; filename="code-${id}.wasm"`,
      'cache-control': shortCache,
    },
  })
})
