import { isForeign } from './foreign-topics.rules.ts'

/** What an answer of the advisor is. */
export type AnswerKind = 'answer' | 'refusal' | 'medical' | 'help-lines' | 'failed'

/** D-160 */
export const MAX_QUESTIONS_A_DAY = 30
export const MAX_QUESTION_LENGTH = 400
/** Within the 30 s of D-160, with time left to store what failed. */
export const ANSWER_TIMEOUT_MS = 25_000
/** An answer that nobody has finished by then never comes: its writer died. */
export const PENDING_MS = 30_000

/**
 * Below these scores of the search an article does not answer the question: with a topic of ours in common little of it must stand there,
 * by words alone much, and most where it names something we know nothing of. Tuned on the `tune` half of
 * loadtests/bench/support-questions.json.
 */
const MIN_SCORE = { withTopic: 0.17, byWordsAlone: 0.4, foreign: 0.45 }

/** Whether the best article found answers the question. */
export function answersQuestion(question: string, best: Relevance): boolean {
  const { score, wordScore, topics } = best
  if (isForeign(question)) return topics > 0 && score >= MIN_SCORE.foreign
  return topics > 0 ? score >= MIN_SCORE.withTopic : wordScore >= MIN_SCORE.byWordsAlone
}

/** How much of a question stands in the article found, as the search says it. */
interface Relevance {
  score: number
  wordScore: number
  topics: number
}

/** Articles a model gets as context. */
export const CONTEXT_ARTICLES = 4
/** Earlier messages a model gets. */
export const CONTEXT_MESSAGES = 6

/** Whether somebody is still writing an answer. */
export function isPending(pendingSince: Date | null, now: Date): boolean {
  return pendingSince !== null && now.getTime() - pendingSince.getTime() < PENDING_MS
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** Somebody may be in danger: help lines instead of any answer. */
const redFlags: readonly RegExp[] = [
  /死にたい|しにたい|死のう|消えたい|消えてしまいたい|自殺|自死|自傷|リストカット|リスカ|首を吊|飛び降り|生きていたくない|生きるのが(?:つらい|辛い|嫌)|殺され|殴られ|暴力を振る/,
  /胸が(?:苦し|痛|締め)|息が(?:でき|苦し)|呼吸が(?:でき|苦し)|意識が(?:な|もうろう|遠)|ろれつが|手足がしびれ|血を吐|吐血|大量出血|過剰摂取|オーバードーズ|薬を(?:大量|たくさん)に?飲/,
  /\b(?:kill(?:ing)? myself|end my life|suicid\w*|self[- ]?harm\w*|hurt(?:ing)? myself|cut(?:ting)? myself|want to die|don'?t want to live|better off dead|overdos\w*)\b/,
  /\b(?:chest pain|chest (?:feels|is|gets) (?:tight|heavy)|tight(?:ness in my)? chest|can'?t breathe|cannot breathe|trouble breathing|short(?:ness)? of breath|passed? out|unconscious|stroke|heart attack|coughing (?:up )?blood|being abused|he hits me|she hits me)\b/,
]

/** Illness, symptoms and medicines: nothing we may advise on. */
const medicalTerms: readonly RegExp[] = [
  /痛(?:い|み|む|く)|しびれ|動悸|咳|風邪|コロナ|出血|腫れ|むくみ|便秘|下痢|炎症|発作|喘息|ぜんそく|心臓|腎臓|肝臓|内臓|眠れな|不調|体調|健康診断|病気|病名|症状|診断書|治療|治り|治し|治る|治す|完治|薬(?!局で)|不整脈|息切れ|貧血|甲状腺|ヘルニア|脊椎|ぎっくり腰|坐骨|喉が|鼻水|花粉|胃(?:が|腸|痛)|腸炎|肺|脳(?:梗塞|卒中|出血|腫瘍)|心筋|adhd|asd|発達障害|自閉|ptsd|統合失調|双極|強迫|摂食障害|アルコール依存|妊婦|赤ちゃん|胎児|生理不順|不妊|皮膚科|湿布|注射|ワクチン|検査値|コレステロール|余命|リハビリ|ひどくなる|剤(?:を|や|の|が|と|は)|サプリ|服用|副作用|処方|持病|妊娠|授乳|手術|ペースメーカー|てんかん|高血圧|低血圧|血圧|糖尿|がん(?:患者|に効|が治|の治療|細胞)|癌|うつ病|鬱|うつ(?:っぽ|状態|に)|不眠症|自律神経失調|パニック障害|適応障害|頭痛|片頭痛|腰痛|肩こり|関節痛|神経痛|めまい|耳鳴り|難聴|吐き気|発熱|熱が(?:出|ある)|アトピー|アレルギー|湿疹|更年期|生理痛|認知症|リウマチ|緑内障|白内障|眼精疲労|骨折|捻挫|病院|医師|医者|何科|受診|効能|医学的/,
  /\b(?:asthma|heart (?:disease|condition|problem)|kidney|liver|stomach|cough\w*|flu|covid|sore|itch\w*|swell\w*|bleed\w*|infection|virus|injur\w*|wounds?(?! up)|wounded|numb(?:ness)?|seizures?|can'?t sleep|cannot sleep|sick|unwell|disease|illness|symptoms?|diagnos(?:e|is) (?:me|my)|treat(?:s|ment|ing)?|cures?|cured|heal(?:s|ing)?|medicines?|medications?|drugs?|pills?|melatonin|cholesterol|concussion|arrhythmia|palpitations?|thyroid|an(?:a)?emia|hernia|sciatica|scoliosis|ptsd|adhd|autis\w+|bipolar|schizophreni\w+|ocd|eating disorder|alzheimer\w*|parkinson\w*|multiple sclerosis|fibromyalgia|chronic|vomit\w*|throwing up|vertigo|fainted|swollen|bruis\w*|fracture\w*|sprain\w*|vaccin\w*|antidepressants?|sertraline|ibuprofen|aspirin|painkillers?|physiotherapy|rehab|implants?|stent|unborn|fetus|baby|toddler|supplements?|\d+ ?mg|mg of|dose|dosage|side effects?|prescri\w+|pregnan\w+|breastfeeding|surgery|pacemakers?|epilep\w+|blood pressure|hypertension|diabet\w+|cancer|depress(?:ion|ed)|anxiety|insomnia|panic attacks?|headaches?|migraines?|back pain|neck pain|joint pain|arthritis|dizz\w+|tinnitus|nausea|fever|eczema|allerg\w+|menopaus\w+|dementia|glaucoma|doctors?|hospital|therapy for my|pain|hurts?|ache|aches|rash)\b/,
]

/** "What the face diagnosis is" and the product's own words are no medical question. */
const ownWords =
  /顔診断|診断結果|aiエステ|メディカルサウンド|サウンドセラピー|face diagnosis|medical sound|sound therapy/g

/** Whether a question must not be answered from articles or by a model; null: it may. */
export function refusedTopic(text: string): 'help-lines' | 'medical' | null {
  const said = normal(text)
  if (redFlags.some((pattern) => pattern.test(said))) return 'help-lines'
  const rest = said.replaceAll(ownWords, ' ')
  return medicalTerms.some((pattern) => pattern.test(rest)) ? 'medical' : null
}
