import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { root } from './paths.ts'

const made = new Set(['node_modules', 'build', '.react-router', '.data', '.git'])
const exclude = (name: string) => made.has(basename(name))

/** `folder/` and `folder/file.ts`, or the end of such a path; what has a place to fill in is none. */
const path = /`((?:[\w.-]+\/)*[\w.-]+(?:\/|\.(?:ts|tsx|mjs|md|json|sql|css|yml)))`/g

test('files and folders that the documents name are there', async () => {
  const there = new Set<string>()
  for await (const file of glob('**/*', { cwd: root, exclude })) {
    const parts = file.split('/')
    for (const at of parts.keys()) there.add(parts.slice(at).join('/'))
  }
  // Decisions tell what was there when they were made.
  const documents = glob(['README.md', 'docs/*.md', '{apps,packages,e2e}/**/README.md'], {
    cwd: root,
    exclude,
  })
  const missing: string[] = []
  let count = 0
  for await (const document of documents) {
    for (const [, named = ''] of (await readFile(join(root, document), 'utf8')).matchAll(path)) {
      count++
      if (!there.has(named.replace(/\/$/, ''))) missing.push(`${document} names ${named}`)
    }
  }
  assert.deepEqual(missing, [])
  assert.ok(count > 100, `only ${count} paths were found in the documents`)
})
