export { busyBlocks, newerBusyBlocks } from './busy-blocks.ts'
export { createChance } from './chance.ts'
export { copyShared, copyTemplate, createTestDatabase, type TestDatabase } from './test-database.ts'
export { copyServer } from './copy-server.ts'
export { digestTables } from './digest-tables.ts'
export { sharedFolder } from './paths.ts'
export { forEachRecording, newerRecording, olderRecording, type Recording } from './recordings.ts'
export { startTestServer } from './test-server.ts'
export {
  holdCommits,
  letCommitsGo,
  startTestCluster,
  withoutCitus,
  type Member,
  type TestCluster,
} from './test-cluster.ts'
export {
  startProgram,
  startPublicServices,
  startSite,
  startStandIn,
  type OwnProgram,
  type StandIn,
} from './start-program.ts'
export { startBalancer, type Balancer } from './start-balancer.ts'
export { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.ts'
export { startStack, type Stack } from './start-stack.ts'
export { until } from './until.ts'
export { weighLoads, type Loads } from './weigh-loads.ts'
