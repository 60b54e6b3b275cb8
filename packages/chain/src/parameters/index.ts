export { askParams } from './ask-params.ts'
export { knownModules, type KnownModule } from './known-modules.ts'
export { isUnset, readParameters, type Parameter } from './read-parameters.ts'
export { moduleOfUpdate, readUpdate } from './read-update.ts'
