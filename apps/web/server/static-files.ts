import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { acceptsBrotli, acceptsGzip, isCompressible } from './accept.ts'

export type Files = {
  /** Answers when there is such a file; false when there is none. The path is as in the address. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/**
 * Reads a folder of files into memory: nothing but them can ever be sent, and the assets of other builds.
 *
 * @param shared a folder where sites of several builds put their assets, so that each has those of the others
 */
export async function readFiles(folder: string, shared = ''): Promise<Files> {
  const files = new Map<string, File>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const bytes = await readFile(file)
    files.set(path, createFile(path, bytes, file))
    if (shared !== '' && isAsset.test(path)) await put(join(shared, path.slice(assets.length)), bytes)
  }
  /** Named by what is in them, assets of another build are never others of the same name. */
  const findShared = async (path: string): Promise<File | undefined> => {
    if (shared === '' || !isAsset.test(path)) return undefined
    const place = join(shared, path.slice(assets.length))
    const bytes = await readFile(place).catch(() => undefined) // nobody's
    if (bytes === undefined) return undefined
    const file = createFile(path, bytes, place)
    files.set(path, file)
    return file
  }
  return {
    async send(path, request, response) {
      const file = files.get(path) ?? (await findShared(path))
      if (file === undefined) return false
      const { bytes, encoding } = await file.encode(request.headers['accept-encoding'])
      const tag = `"${file.digest}${encoding === undefined ? '' : `-${encoding}`}"`
      response.setHeader('cache-control', file.cacheControl)
      response.setHeader('etag', tag)
      response.setHeader('vary', 'Accept-Encoding')
      if (request.headers['if-none-match'] === tag) {
        response.writeHead(304).end()
        return true
      }
      if (encoding !== undefined) response.setHeader('content-encoding', encoding)
      response.writeHead(200, { 'content-type': file.type, 'content-length': bytes.length })
      response.end(bytes)
      return true
    },
  }
}

const assets = '/assets/'
const isAsset = /^\/assets\/\w[\w.-]*$/

async function put(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await write(file, bytes)
}

/** Whole or not at all: another site may read it now. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const half = `${file}.${process.pid}`
  await writeFile(half, bytes)
  await rename(half, file)
}

type Encoded = { bytes: Buffer; encoding?: 'br' | 'gzip' }
type File = {
  type: string
  cacheControl: string
  digest: string
  encode(accepted: string | undefined): Promise<Encoded>
}

/** @param place where it lies, and what was compressed beside it */
function createFile(path: string, bytes: Buffer, place: string): File {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const digest = createHash('sha1').update(bytes).digest('base64url')
  // A name that begins with a dot is no file that is sent.
  const kept = join(dirname(place), `.${basename(place)}.${digest}.br`)
  return {
    type,
    // The names of assets hold the hash of what is in them.
    cacheControl: path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    digest,
    encode: isCompressible(type, bytes.length) ? createEncoder(bytes, kept) : async () => ({ bytes }),
  }
}

/**
 * Brotli at its best takes seconds for a large file: it is begun when first asked for, and gzip serves till then. It is
 * kept beside the file, for the other sites of this build and after a restart.
 */
function createEncoder(bytes: Buffer, kept: string): File['encode'] {
  let gzipped: Promise<Buffer> | undefined
  let brotli: Buffer | undefined
  let isBegun = false
  const beginBrotli = async () => {
    isBegun = true
    brotli = (await readBrotli(kept, bytes)) ?? (await compressAndKeep(kept, bytes))
  }
  return async (accepted) => {
    if (acceptsBrotli(accepted)) {
      if (brotli !== undefined) return { bytes: brotli, encoding: 'br' }
      if (!isBegun) void beginBrotli()
    }
    if (!acceptsGzip(accepted)) return { bytes }
    gzipped ??= promisify(gzip)(bytes)
    return { bytes: await gzipped, encoding: 'gzip' }
  }
}

/** What was kept, if it is these bytes and no half of them. */
async function readBrotli(kept: string, bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const brotli = await readFile(kept)
    return (await promisify(brotliDecompress)(brotli)).equals(bytes) ? brotli : undefined
  } catch {
    return undefined
  }
}

async function compressAndKeep(kept: string, bytes: Buffer): Promise<Buffer> {
  const brotli = await compressBrotli(bytes)
  await write(kept, brotli).catch(() => undefined) // a folder that is only read has nothing kept in it
  return brotli
}

function compressBrotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
