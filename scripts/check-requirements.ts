import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from './paths.ts'
import { judgeRequirements, listTestedIds, readRequirements } from './requirements/judge.ts'

/** Every line of docs/requirements.md is named by a test, or decided otherwise. */
const elsewhere = new Set(['node_modules', 'build', '.react-router', '.data'])

const document = await readFile(join(root, 'docs/requirements.md'), 'utf8')
const requirements = readRequirements(document)
const tested = new Set<string>()
const files = glob('{packages,apps,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => elsewhere.has(basename(name)),
})
for await (const file of files) {
  if (file.startsWith(join('scripts', 'requirements'))) continue // whose ids are examples
  for (const id of listTestedIds(await readFile(join(root, file), 'utf8'))) tested.add(id)
}

const { untested, unknown } = judgeRequirements(requirements, tested)
const problems = [
  ...untested.map(
    (id) => `${id} has no test, and was not decided otherwise: ${requirements.lines.get(id) ?? ''}`,
  ),
  ...unknown.map((id) => `${id} is named, but there is no such line`),
]
const { size } = requirements.lines
process.stdout.write([...problems, `${size} lines, ${problems.length} problems\n`].join('\n'))
if (problems.length > 0) process.exitCode = 1
