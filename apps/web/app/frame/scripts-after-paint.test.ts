import { expect, test } from 'vitest'
import { letScriptsWait } from './scripts-after-paint.ts'

const page = (nonce: string) =>
  `<head><link rel="modulepreload" href="/a.js"${nonce}/></head><body><p>read</p>` +
  `<script${nonce} type="module" async="">import "/a.js"</script><script${nonce}>data()</script></body>`

test('scripts neither load nor run before they are started', () => {
  const html = letScriptsWait(page(' nonce="n1"'))
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script nonce="n1" type="after-paint">import "/a.js"</script><script nonce="n1">')
  expect(html).toContain('<script nonce="n1">data()</script>')
})

test('without a nonce they wait as well', () => {
  expect(letScriptsWait(page(''))).toContain('<script type="after-paint">import "/a.js"</script><script>')
})
