import type { modules as english } from './en.ts'
import type { Texts } from '../words.ts'

export const modules = {
  auction: '경매',
  bonded_tokens_pool: '스테이킹된 토큰',
  chainlink: '체인링크 가격',
  distribution: '스테이킹 보상과 커뮤니티 풀',
  erc20: 'ERC-20 연동',
  evm: 'EVM',
  exchange: '거래소',
  fee_collector: '수수료 수집',
  feeibc: 'IBC 릴레이어 수수료',
  gov: '거버넌스',
  insurance: '보험 기금',
  interchainaccounts: '인터체인 계정',
  mint: '인플레이션',
  nft: 'NFT',
  not_bonded_tokens_pool: '언스테이킹 중인 토큰',
  ocr: '체인링크 가격 보고',
  oracle: '가격 오라클',
  peggy: '이더리움 브리지',
  permissions: '토큰 권한',
  tokenfactory: '토큰 팩토리',
  transfer: 'IBC 전송',
  txfees: '트랜잭션 수수료',
  wasm: '컨트랙트',
  xwasm: '체인이 실행하는 컨트랙트',
} satisfies Texts<typeof english>
