import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { leaveOut } from './leave-out.ts'
import { unused, usedNowhere, version } from './unused.ts'

const script = `class First {}
First.displayName = "First";
async function choose(a) {
	if (a.isLong) {
		return [
			a
		];
	}
	return a.isShort ? 1 : 2;
}
const Second = class extends First {
	static made = 1;
};`

test('a function, a class, a statement and an expression are left out', () => {
  assert.equal(
    leaveOut(script, {
      bodies: { Second: '' },
      statements: ['if (a.isLong) {'],
      known: { 'a.isShort': 'false' },
    }),
    'class First {}\nasync function choose(a) {\n\treturn false ? 1 : 2;\n}\nconst Second = class extends First {\n\n};',
  )
  assert.match(leaveOut(script, { bodies: { choose: 'return 3' } }), /choose\(a\) \{\nreturn 3\n\}\nconst/)
})

test('what a script does not have is named', () => {
  assert.throws(() => leaveOut(script, { bodies: { third: '' } }), /third is not there/)
  assert.throws(() => leaveOut(script, { statements: ['while ('] }), /"while \(" is not there/)
  assert.throws(() => leaveOut(script, { known: { 'a.isWide': '0' } }), /"a\.isWide" is not there/)
})

test('what is left out of the router is in the one that is installed', () => {
  const root = new URL('.', import.meta.resolve('react-router/package.json'))
  const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
  assert.equal((JSON.parse(read('package.json')) as { version: string }).version, version)
  for (const [file, parts] of Object.entries(unused)) {
    const whole = read(`dist/production/lib/${file}`)
    assert.ok(leaveOut(whole, parts).length < whole.length, file)
  }
})

test('what the site may not use is found where it is written, and not elsewhere', () => {
  for (const used of [
    'const fetcher = useFetcher()',
    '<Await resolve',
    '<Link prefetch="intent"',
    "import { data, Link } from 'react-router'",
    'export const clientLoader =',
    'export const meta: Route.MetaFunction',
  ])
    assert.match(used, usedNowhere)
  for (const used of [
    '// Awaiting',
    'await prefetch()',
    '<Link to={href}>',
    "import { Link } from '../ui/link.tsx'",
    'clientLoaders',
  ])
    assert.doesNotMatch(used, usedNowhere)
})
