import { createTestDatabase, type TestDatabase } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { writePartitions } from '#src/database/partitions.ts'

/** A database in which an index may begin, with the partitions of the first heights, which take long to make. */
export function emptyIndex(): Promise<TestDatabase> {
  return createTestDatabase(prepareTables)
}

export async function prepareTables(url: string): Promise<void> {
  await migrate(url)
  const client = await connect(url, 'injsight test')
  await writePartitions(client, 0n, 0n)
  await client.end()
}
