export const proof = {
  title: 'Proof',
  intro: 'Your browser can check this by itself: what the validators signed, and that this stands in it.',
  check: 'Check it here',
  checking: 'Checking…',
  silent: 'What it takes could not be loaded. Try again.',
  evidence: 'Evidence as JSON',
  proven: 'Proven in your browser',
  refuted: 'Proof failed',
} as const

/** Come with the evidence, not with the page. */
export const proofSteps = {
  holds: 'Every step holds.',
  fails: 'A step does not hold. Do not rely on what this page shows.',
  unknown: 'What could be checked holds, but not every step could be.',
  holdsSaid: '(holds)',
  failsSaid: '(does not hold)',
  unknownSaid: '(not known)',
  headerTitle: 'The header is the block’s',
  header: 'Hashed here, the header gives the hash of the block.',
  commitTitle: 'The validators signed it',
  commit:
    '{signed} of {validators, plural, one {# validator} other {# validators}} signed, with {percent} of the voting power. More than two thirds are needed.',
  inclusionTitle: 'It stands in the block',
  inclusion:
    '{path, plural, =0 {It is the only transaction of the block: its hash leads straight to the header.} one {A Merkle path of # step leads from its hash to the header.} other {A Merkle path of # steps leads from its hash to the header.}}',
  resultTitle: 'Its result is sealed',
  result:
    'Code, data and gas stand in the header of block {height}, which {signed} of {validators, plural, one {# validator} other {# validators}} signed, with {percent} of the voting power.',
  noNext: 'Not yet: block {height} seals the result, and it is not here yet.',
  noNode: 'The node did not tell what this takes.',
  wrong: 'This does not fit: {what}.',
  expected: 'It should be',
  came: 'It is',
  wrongHeight: 'the height',
  wrongBlock: 'the hash of the block',
  wrongValidators: 'the validators of the block',
  wrongSignature: 'the signature of a validator',
  wrongPower: 'the voting power that signed',
  wrongVotes: 'the votes for the block',
  wrongTx: 'the hash of the transaction',
  wrongRoot: 'the root of the Merkle path',
  wrongCode: 'the code of the result',
  wrongPlace: 'the place in the block',
  wrongUnreadable: 'the evidence, which can’t be read',
  trust: 'What is trusted',
  trusted:
    'The keys of the validators, as the node told them: that they are those of the chain is not proven here yet. And the script of this page.',
  notSealed: 'Logs and events are no part of what validators sign, so nobody can prove them this way.',
  download: 'Download evidence',
} as const
