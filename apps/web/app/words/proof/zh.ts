import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const proof = {
  title: '证明',
  intro: '您的浏览器可以自行验证：验证人签了什么，以及本内容确实在其中。',
  check: '在此验证',
  checking: '正在验证…',
  silent: '无法加载所需数据，请重试。',
  evidence: '证据（JSON）',
  proven: '已在您的浏览器中证明',
  refuted: '证明失败',
} satisfies Texts<typeof english.proof>

/** Come with the evidence, not with the page. */
export const proofSteps = {
  holds: '每一步都成立。',
  fails: '有一步不成立。请勿依赖本页所示内容。',
  unknown: '能够验证的都成立，但并非每一步都能验证。',
  holdsSaid: '（成立）',
  failsSaid: '（不成立）',
  unknownSaid: '（未知）',
  headerTitle: '区块头属于该区块',
  header: '在此计算的区块头哈希就是该区块的哈希。',
  commitTitle: '验证人已签名',
  commit: '{validators} 位验证人中有 {signed} 位签名，占投票权的 {percent}。需要超过三分之二。',
  inclusionTitle: '交易在区块中',
  inclusion:
    '{path, plural, =0 {它是该区块唯一的交易：其哈希直接通向区块头。} other {一条 # 步的默克尔路径从其哈希通向区块头。}}',
  resultTitle: '结果已封存',
  result:
    '代码、数据和 Gas 记录在区块 {height} 的区块头中，{validators} 位验证人中有 {signed} 位签名，占投票权的 {percent}。',
  noNext: '尚未：区块 {height} 封存该结果，而此处还没有这个区块。',
  noNode: '节点没有提供所需数据。',
  wrong: '此处不符：{what}。',
  expected: '应为',
  came: '实为',
  wrongHeight: '高度',
  wrongBlock: '区块的哈希',
  wrongValidators: '区块的验证人',
  wrongSignature: '某位验证人的签名',
  wrongPower: '已签名的投票权',
  wrongVotes: '对区块的投票',
  wrongTx: '交易的哈希',
  wrongRoot: '默克尔路径的根',
  wrongCode: '结果代码',
  wrongPlace: '在区块中的位置',
  wrongUnreadable: '证据无法读取',
  trust: '信任的是什么',
  trusted: '节点所告知的验证人公钥：它们是否确为该链的公钥，这里尚未证明。还有本页的脚本。',
  notSealed: '日志和事件不属于验证人签名的内容，因此无法以这种方式证明。',
  download: '下载证据',
} satisfies Texts<typeof english.proofSteps>
