import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { test } from 'node:test'
import { buildIndexer } from '@injsight/building'

await buildIndexer(() => {})
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const programs = ['indexer/build/main.js', 'web/main.ts', 'public-services/src/main.ts'].map(
  (main) => `apps/${main}`,
)

test('every unit of systemd starts a program that is there, once each, by a Node that is there', () => {
  const units = readdirSync(join(root, 'deploy/systemd'))
  const started = units.map((unit) => {
    const entries = new Map(
      read(`deploy/systemd/${unit}`)
        .split('\n')
        .flatMap((line): [string, string][] => {
          const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
          return name === undefined || value === undefined ? [] : [[name, value]]
        }),
    )
    const folder = entries.get('WorkingDirectory') ?? ''
    const inRepository = (path: string) => join(root, path.replace(`${folder}/`, ''))
    const [node = '', main = ''] = entries.get('ExecStart')?.split(' ') ?? []
    assert.ok(node.startsWith(`${folder}/`) && existsSync(inRepository(node)), `${unit}: ${node}`)
    assert.ok(existsSync(inRepository(entries.get('Documentation')?.replace('file://', '') ?? '')), unit)
    const environment = `/etc/injsight/${basename(unit, '.service').replace('injsight-', '')}.env`
    assert.equal(entries.get('EnvironmentFile'), environment)
    // Others are named where they are waited for.
    for (const [other] of (entries.get('After') ?? '').matchAll(/injsight-\S+/g))
      assert.ok(units.includes(other), `${unit} waits for ${other}`)
    return main
  })
  assert.deepEqual(started.toSorted(), programs.toSorted())
})

test('the image is made of what is there', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const ignored = read('.dockerignore').split('\n')
  for (const [, path = ''] of lines.join('\n').matchAll(/^COPY --from=built \/opt\/injsight\/(\S+)/gm))
    assert.ok(path === 'node_modules' || (existsSync(join(root, path)) && !ignored.includes(path)), path)
  const named = lines.flatMap((line) => line.match(/\bapps\/\S+main\.[jt]s\b/g) ?? [])
  assert.ok(named.length > 0)
  for (const main of named) assert.ok(programs.includes(main), main)
  for (const [, path = ''] of lines.join('\n').matchAll(/node \.\.\/\.\.\/(\S+)/g))
    assert.ok(existsSync(join(root, path)), path)
})

test('every setting that docs/operations.md names is one of a program', () => {
  const known = new Set(
    programs.flatMap((main) => {
      const help = execFileSync(process.execPath, [main, '--help'], { cwd: root, encoding: 'utf8' })
      return [...help.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    }),
  )
  const ofOthers = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX'])
  const named = [...read('docs/operations.md').matchAll(/`([A-Z]+_[A-Z_]+|FROM|TO|ASSETS)(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  )
  assert.ok(named.length > 10)
  assert.deepEqual(
    named.filter((name) => !known.has(name) && !ofOthers.has(name)),
    [],
  )
})
