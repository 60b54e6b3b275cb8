import manifest from '../../../package.json' with { type: 'json' }

/** Version of the indexer. */
export const { version } = manifest
