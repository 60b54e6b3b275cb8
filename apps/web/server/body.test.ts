import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { crc32, gunzipSync, gzipSync } from 'node:zlib'
import { createGzipBody, createPlainBody, nonceLength } from './body.ts'
import { combineCrc, createCrcShift } from './crc.ts'

const placeholder = 'placeholder-of-this-one'
const nonceOf = () => randomBytes(16).toString('base64url')

/** A page whose text repeats on both sides of its gaps, as the text and the data of ours do. */
function aPage({ gaps, bytes }: { gaps: number; bytes: number }): string {
  const words = randomBytes(bytes / 8).toString('hex')
  const piece = `<script nonce="${placeholder}">${words}${words}</script>`
  return `<!doctype html>区块 ${words}${piece.repeat(gaps)}</html>`
}

test('a nonce is 16 bytes in base64url', () => {
  assert.equal(nonceOf().length, nonceLength)
})

test('a compressed page unpacks to the page with the nonce in every gap', () => {
  for (const gaps of [0, 1, 2, 7]) {
    for (const bytes of [16, 4000, 100_000]) {
      const page = aPage({ gaps, bytes })
      const body = createGzipBody(Buffer.from(page), placeholder)
      for (const nonce of [nonceOf(), nonceOf()]) {
        assert.equal(gunzipSync(body.fill(nonce)).toString(), page.replaceAll(placeholder, nonce))
      }
    }
  }
})

test('gaps at both ends and beside each other are filled', () => {
  const nonce = nonceOf()
  const body = createGzipBody(Buffer.from(`${placeholder}${placeholder}x${placeholder}`), placeholder)
  assert.equal(gunzipSync(body.fill(nonce)).toString(), `${nonce}${nonce}x${nonce}`)
})

test('text that goes on after a gap as before it never borrows from the nonce', () => {
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  for (const character of [...characters, '块', '🚀']) {
    const run = character.repeat(300)
    const body = createGzipBody(Buffer.from(`${run}${placeholder}${run}${placeholder}${run}`), placeholder)
    for (const nonce of ['a'.repeat(nonceLength), nonceOf()]) {
      assert.equal(gunzipSync(body.fill(nonce)).toString(), `${run}${nonce}${run}${nonce}${run}`)
    }
  }
})

test('gaps cost little: text after one is found again before it', () => {
  const page = aPage({ gaps: 5, bytes: 16_000 })
  const filled = createGzipBody(Buffer.from(page), placeholder).fill(nonceOf())
  assert.ok(filled.length < gzipSync(page).length * 1.05 + 200, String(filled.length))
})

test('a page without gaps is the same bytes for everybody', () => {
  for (const create of [createGzipBody, createPlainBody]) {
    const body = create(Buffer.from('no gap'), placeholder)
    assert.equal(body.hasGaps, false)
    assert.equal(body.fill('a'), body.fill('b'))
  }
})

test('an uncompressed page has the nonce in every gap', () => {
  const body = createPlainBody(Buffer.from(`a${placeholder}b${placeholder}`), placeholder)
  assert.equal(body.hasGaps, true)
  assert.equal(body.fill('N').toString(), 'aNbN')
})

test('checksums of parts combine to the checksum of the whole', () => {
  for (const [first, second] of [
    [0, 0],
    [0, 9],
    [9, 0],
    [1, 22],
    [100_000, 3],
    [3, 100_000],
  ] as const) {
    const [a, b] = [randomBytes(first), randomBytes(second)]
    assert.equal(combineCrc(crc32(a), crc32(b), createCrcShift(second)), crc32(Buffer.concat([a, b])))
  }
})
