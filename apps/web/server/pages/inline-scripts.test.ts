import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { nameScripts } from './inline-scripts.ts'

const nonce = 'k3cV-9'
const nameOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('scripts of this rendering are named by what they are, once each, and lose their nonce', () => {
  const page = `<script nonce="${nonce}">a('块')</script><p>text</p><script type="module" nonce="${nonce}" async="">
import "/b.js"</script><script nonce="${nonce}">a('块')</script><link rel="preload" nonce="${nonce}"/>`
  const { html, names } = nameScripts(page, nonce)
  assert.deepEqual(names, [nameOf("a('块')"), nameOf('\nimport "/b.js"')])
  assert.equal(html, page.replaceAll(` nonce="${nonce}"`, ''))
})

test('the hash is the one that browsers compute', () => {
  // The example of the specification of Content Security Policy.
  const { names } = nameScripts(`<script nonce="${nonce}">alert('Hello, world.');</script>`, nonce)
  assert.deepEqual(names, ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"])
})

test('a script that came into the page by another way has no name', () => {
  for (const foreign of [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="another">steal()</script>',
    `<p title='nonce="${nonce}"'><script>steal()</script></p>`,
  ]) {
    assert.deepEqual(nameScripts(`${foreign}<script nonce="${nonce}">1</script>`, nonce).names, [nameOf('1')])
  }
})

test('a script that is a file of the site needs no name', () => {
  assert.deepEqual(nameScripts(`<script nonce="${nonce}" src="/a.js"></script>`, nonce), {
    html: '<script src="/a.js"></script>',
    names: [],
  })
})
