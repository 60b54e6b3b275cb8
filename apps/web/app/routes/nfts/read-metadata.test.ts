// @vitest-environment node
import { expect, test } from 'vitest'
import { readDataUri, readMetadata, readPicture } from './read-metadata.ts'

test('[NFT-01] metadata of any shape is read for what it has, and nothing else of it is believed', () => {
  const told = {
    name: 'Cat',
    description: 7,
    image: { not: 'a text' },
    attributes: [
      { trait_type: 'Fur', value: 'red' },
      { trait_type: 'Age', value: 3 },
      null,
      'x',
      { value: {} },
    ],
  }
  expect(readMetadata(JSON.stringify(told))).toEqual({
    name: 'Cat',
    description: '7',
    image: '',
    traits: [
      { name: 'Fur', value: 'red' },
      { name: 'Age', value: '3' },
    ],
  })
  for (const none of ['', '[]', '7', 'null', '{', '['.repeat(5000)])
    expect(readMetadata(none)).toBeUndefined()
  const deep = `{"name":"Deep","a":${'['.repeat(1000)}${']'.repeat(1000)}}`
  expect(readMetadata(deep)?.name).toBe('Deep')
  const long = { name: 'x'.repeat(9999), attributes: Array.from({ length: 999 }, () => ({ value: 'v' })) }
  const cut = readMetadata(JSON.stringify(long))
  expect([cut?.name.length, cut?.traits.length]).toEqual([2000, 100])
})

test('[NFT-01] what stands in the link itself is read from there, broken or not', () => {
  expect(readDataUri('data:application/json,%7B%22name%22%3A1%7D')).toBe('{"name":1}')
  expect(readDataUri(`data:application/json;base64,${btoa('{}')}`)).toBe('{}')
  expect(readDataUri(`data:application/json;charset=utf-8;base64,${btoa('[]')}`)).toBe('[]')
  expect(readDataUri('data:application/json,%')).toBe('%')
  expect(readDataUri('data:application/json;base64,***')).toBe('')
  for (const elsewhere of ['https://a.io/1', 'data:text/html,<script>', ''])
    expect(readDataUri(elsewhere)).toBeUndefined()
})

test('[NFT-01] a picture on the chain stands in its place, one elsewhere is a link, and what would run is refused', () => {
  expect(readPicture('data:image/png;base64,AA==')).toMatchObject({ kind: 'here' })
  const svg = readPicture('<svg onload="alert(1)"><script>alert(1)</script></svg>')
  expect(svg).toMatchObject({ kind: 'here' })
  expect(JSON.stringify(svg)).not.toMatch(/<script/)
  expect(readPicture('ipfs://QmX/1.png')).toEqual({
    kind: 'away',
    url: 'https://ipfs.io/ipfs/QmX/1.png',
    host: 'ipfs.io',
  })
  for (const image of ['javascript:alert(1)', 'data:text/html,<script>', 'file:///etc/passwd', 'x'])
    expect(readPicture(image)).toEqual({ kind: 'refused' })
  expect(readPicture(' ')).toBeUndefined()
})
