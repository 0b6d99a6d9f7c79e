import { findDangerGroup } from '../../safety/find-danger-group.rules.ts'
import type { FoundArticle } from '../knowledge/article.rules.ts'
import { isChineseLanguage } from '../knowledge/lexemes.rules.ts'
import { replaceReadings } from '../knowledge/readings.rules.ts'
import { chineseMedicalTerms, chineseProductTerms, toSimplifiedIfChinese } from './chinese-topics.rules.ts'
import { isOffTopic } from './off-topic.rules.ts'

/** The kinds of the advisor's answers. */
export type AdvisorAnswerKind = 'answer' | 'refusal' | 'medical' | 'help-lines' | 'failed'

export const MAX_QUESTIONS_PER_DAY = 30
export const MAX_ADVISOR_QUESTION_LENGTH = 400
/** This is shorter than the 30 s that a question may take, so that time is left to store a failure. */
export const ANSWER_TIMEOUT_MS = 25_000
/** After this time an answer is no longer expected, because the replica that was writing it has stopped. */
export const MAX_PENDING_MS = 30_000

/**
 * How much each sign says that the best article found answers a question, as the logarithm of odds. Fitted by logistic regression to
 * the `tune` half of loadtests/bench/support-questions.json; the bias is lowered until
 * one of twenty of its answerable questions stays below zero: no answer is better than a wrong one.
 */
const ODDS = {
  bias: -2.9,
  /** Weight of how much of the question the article contains. */
  score: 1,
  /** Weight of how much the question resembles one of the article's own questions. */
  phraseScore: 1.1,
  wordScore: 1,
  /** Weight of each topic of the thesaurus that question and article share, at most two. */
  topic: 1.7,
  /** Weight of the share of words that any article contains; other words suggest another topic. */
  known: 1.7,
  /** Weight of an off-topic word. */
  foreign: -3.2,
  /** Pairs that span two words stand in no article, so that less of a Chinese question is known. Set by the same rule. */
  chinese: 0.5,
}
const MAX_TOPICS = 2

/** Returns whether the best article found answers the question. */
export function isQuestionAnsweredBy(question: { text: string; language: string }, best: Relevance): boolean {
  const odds =
    ODDS.bias +
    ODDS.score * best.score +
    ODDS.phraseScore * best.phraseScore +
    ODDS.wordScore * best.wordScore +
    ODDS.topic * Math.min(best.topics, MAX_TOPICS) +
    ODDS.known * best.known +
    (isOffTopic(`${question.text} ${replaceReadings(question.text)}`) ? ODDS.foreign : 0) +
    (isChineseLanguage(question.language) ? ODDS.chinese : 0)
  return odds >= 0
}

/** How well an article matches a question, according to the search. */
type Relevance = Pick<FoundArticle, 'score' | 'phraseScore' | 'wordScore' | 'topics' | 'known'>

/** A model receives this many articles as context. */
export const MAX_CONTEXT_ARTICLES = 4
/** A model receives this many earlier messages. */
const CONTEXT_MESSAGES = 6

/** Selects the newest answered questions with their answers. A refused question is never sent to a model later. */
export function selectAnsweredMessages<Message extends { kind: AdvisorAnswerKind | 'question' }>(
  said: readonly Message[],
): Message[] {
  const answered = said.flatMap((message, index) => {
    const before = said[index - 1]
    return message.kind === 'answer' && before?.kind === 'question' ? [before, message] : []
  })
  return answered.slice(-CONTEXT_MESSAGES)
}

/** Returns whether a replica is still writing an answer. */
export function isAnswerPending(pendingSince: Date | null, now: Date): boolean {
  return pendingSince !== null && now.getTime() - pendingSince.getTime() < MAX_PENDING_MS
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** Illness, symptoms, disorders of the body and medicines by area, on which the advisor must not advise. */
const medicalTerms: readonly RegExp[] = [
  // Pain, complaints, how somebody is
  /痛(?:い|み|む|く|め|ん)|苦し(?:い|く)|しびれ|痺れ|動悸|咳|咽|風邪|コロナ|インフル|出血|血(?:が|の)|腫れ|むくみ|便秘|下痢|炎症|発作|喘息|ぜんそく|かゆ|痒|かぶれ|ただれ|火傷|やけど|けが|怪我|不調|体調|調子が悪|具合が悪|だる(?:い|く|さ)|倦怠|ふらつ|立ちくらみ|ほてり|冷え(?:性|症)|汗が|息切れ|過呼吸|失神|けいれん|痙攣|震え(?:が|る)|食欲(?:が|不)|体重が|痩せ|拒食|過食|吐(?:き|い|く)|嘔吐|発熱|高熱|熱が(?:出|ある|下|続)|熱を出|鼻水|鼻づまり|鼻炎|花粉|喉|のどが|げっぷ|寝不足|いびき|無呼吸|おねしょ|頻尿|耳の(?:奥|中)|耳が|聞こえにく|難聴|めまい|目眩|耳鳴り|視力|目が(?:かす|見え|充血)|肩こり|首が|腰が|膝|関節|背中が|筋肉痛|こむら|つわり|生理|月経|不妊|妊|授乳|産後|乳児|新生児|赤ちゃん|胎児|難産/,
  // Illnesses, parts of the body, examinations
  /病気|病名|病状|持病|難病|感染|症状|症候|(?:不眠|過敏|依存|認知|無呼吸|花粉|熱中|敗血|後遺)症|診断書|健康診断|検査(?:値|結果)|血糖|血圧|血液|コレステロール|中性脂肪|貧血|不整脈|心臓|心筋|心拍|脈拍|腎臓|肝臓|内臓|胃(?:が|腸|痛|炎|もたれ)|腸|肺|脳(?!内)|神経(?:痛|症|障害)|自律神経|甲状腺|ホルモン|ヘルニア|脊椎|ぎっくり腰|坐骨|椎間板|骨折|捻挫|打撲|リウマチ|痛風|緑内障|白内障|眼精疲労|ドライアイ|結膜|皮膚|湿疹|アトピー|アレルギー|蕁麻疹|じんましん|ニキビ|水虫|更年期|糖尿|がん(?:患者|に効|が治|の治療|細胞|で|です)|癌|腫瘍|余命|うつ(?:病|っぽ|状態|に|が|の|で)|鬱|不安障害|パニック|適応障害|adhd|asd|発達障害|自閉|ptsd|トラウマ|統合失調|双極|強迫|摂食障害|アルコール依存|てんかん|高血圧|低血圧|片頭痛|偏頭痛|頭痛|頭が(?:割れ|重|ガンガン)/,
  // Treatment, medicines, doctors; "does it work against"
  /治療|治り|治し|治る|治す|治っ|治ら|完治|改善(?:し|する|でき)(?!.{0,6}(?:画面|表示))|回復(?:し|する)|整え|和らげ|やわらげ|効(?:き|く|能)|薬(?!局で)|錠剤|剤(?:を|や|の|が|と|は)|サプリ|ビタミン|漢方|服用|飲み合わせ|併用|副作用|処方|湿布|注射|点滴|ワクチン|予防接種|輸血|手術|(?<!施)術後|退院|入院|通院|ペースメーカー|インプラント|補聴器|リハビリ|カウンセリング|セカンドオピニオン|病院|医院|クリニック|医師|医者|医療機関|看護|救急|何科|内科|外科|眼科|皮膚科|整形|精神科|心療内科|受診|診て|医学的|ひどくなる|悪化/,
  /\b(?:pain\w*|hurts?|hurting|aches?|aching|sore\w*|itch\w*|rash|swell\w*|swollen|numb(?:ness)?|tingl\w*|cramps?|spasms?|bleed\w*|blood|bruis\w*|burns?|injur\w*|wounds?(?! up)|wounded|lump|dizz\w+|vertigo|faint\w*|nausea\w*|vomit\w*|throw(?:ing)? up|fever|chills|cough\w*|flu|covid|a cold|sick|unwell|ill|illness|disease|symptoms?|sneez\w*|hay fever|snor\w+|apn(?:o)?ea|not slept|sleepless\w*|have ?n.?t slept|insomnia|sleep disorder|exhausted all|fatigue|hot flash\w*|menopaus\w+|period pains?|menstrua\w*|headaches?|migraines?|(?:back|neck|joint|knee|stomach|shoulder|chest) (?:pain|hurts?|problem)|heart ?(?:rate|beat|disease|condition|problem|attack)|palpitations?|not breathing|eyesight|vision loss|hearing loss|tinnitus|ringing in|losing weight|weight loss|appetite loss)\b/,
  /\b(?:kidneys?|liver|stomach|lungs?|brain (?:damage|fog|injury)|thyroid|hormon\w*|knees?|spine|hernia|sciatica|scoliosis|slipped disc|arthritis|rheumat\w*|gout|osteoporosis|fracture\w*|sprain\w*|concussion|cholesterol|blood (?:sugar|pressure)|hypertension|arrhythmia|diabet\w+|an(?:a)?emi\w+|infection\w*|virus|allerg\w+|asthma\w*|eczema|psoriasis|acne|glaucoma|cataracts?|cancer|tumou?r|leuk\w+|stroke|epilep\w+|seizures?|parkinson\w*|alzheimer\w*|dementia|multiple sclerosis|fibromyalgia|chronic|depress(?:ion|ed|ive)|anxiety|panic (?:attacks?|disorder)|\w+ disorders?|ptsd|trauma|adhd|autis\w+|bipolar|schizophreni\w+|ocd|addict\w*|alcoholi\w+|anorexi\w+|bulimi\w+|pregnan\w+|expecting a baby|breastfe\w+|miscarriage|unborn|fetus|newborns?|infants?|bab(?:y|ies)|toddlers?)\b/,
  /\b(?:doctors?|physicians?|psychiatrists?|hospital|clinic for|emergency room|surgery|surgical|operation|operated|transplant|implants?|stent|pacemakers?|hearing aids?|chemo\w*|radiation|dialysis|physio\w*|rehab|replace my therapy|therapy (?:for my|sessions?)|treat(?:s|ment|ing)?|cures?|cured|heal(?:s|ing)?|remed(?:y|ies)|medicines?|medications?|drugs?|pills?|tablets? (?:a|per) day|antidepressants?|sertraline|ibuprofen|aspirin|melatonin|insulin|antibiotics?|painkillers?|steroids?|vitamins?|supplements?|herbal|vaccin\w*|\d+ ?mg|mg of|dos(?:e|age)|side effects?|prescri\w+|diagnos(?:e|is) (?:me|my)|sleeping (?:pills?|tablets?|aids?)|medical advice|medically)\b/,
  // Parts of a body with something the matter, and whether it works against something, whatever that is
  /(?:肩|腰|首|手|足|腕|指|目|耳|鼻|歯|頭|喉|背中|お腹|おなか|胸|肌)(?:が|の)(?:痛|重|つら|辛|張|凝|こ[りっ]|違和感|調子|動か|冷え)|五十肩|四十肩|ストレートネック|腱鞘炎|歯(?:が|医)|花粉|二日酔い|視界|二重に見え|見えにく|血便|下血|尿|便が|痔|骨粗|麻痺|まひ|幻聴|幻覚|落ち込み|起き上がれ|倒れ(?:た|て)|誤飲|酔い|禁煙|禁酒|タバコ|依存|整体|鍼|医療|介護|(?:健康|体|身体)に(?:いい|良い|悪)|禁忌|抗(?:生|が|う)|糖質|むちうち|側弯|便秘|時差ぼけ|に(?:効|いい|良い)(?:です|でしょう|音|曲|かな|ます)/,
  /\b(?:(?:does|do|will|can|could|would) (?:it|this|that|they|the \w+|listening|vibrations?) (?:really |also )?(?:(?:help|do anything|be good) (?:with|against|for)|work (?:against|for (?:my|a|people with)))|good for my|frozen shoulder|my (?:(?:left|right|lower|upper) )?(?:arms?|legs?|shoulders?|necks?|backs?|ears?|teeth|tooth|jaw|chest|throat|belly|hips?|feet|foot|ankles?|wrists?|hands?|skin) (?:is|are|feels?|keeps?|gets?|has|went)|what is wrong with me|hangover|(?:bad|weak|stiff|broken|twisted|torn) (?:back|knees?|hips?|heart|neck|shoulders?|legs?|arms?|ankles?|ribs?|muscles?)|(?:hip|knee) replacement|stiff(?:ness)?|tense muscles|carpal tunnel|see(?:ing)? double|blurr(?:y|ed) vision|\w*sickness|\w+itis|\w+ syndrome|\w+ deficiency|(?:month|week)s?[- ]olds?|wheelchair|deaf|paralys\w+|hallucinat\w+|contraindicat\w*|quit smoking|smok(?:er|ing)|lose weight|constipat\w*|diarrh\w*|urin\w+|stool|puls(?:e|es)|jet ?lag|tooth\w*|dent(?:ist|al))\b/,
]

/** "What the face diagnosis is" and the product's own words are no medical question. */
const ownWords =
  /顔診断|診断結果|診断の結果|aiエステ|メディカルサウンド|サウンドセラピー|ヘルスケア|護理(?:卡|檔案|的?紀錄)|face diagnosis|medical sound|sound therapy|mental check|stress check/g

/** Returns why a question must not be answered from articles or by a model; null when it may. */
export function findRefusedTopic(text: string): 'help-lines' | 'medical' | null {
  const said = normal(text)
  const chinese = toSimplifiedIfChinese(text) ?? ''
  if (findDangerGroup(text)) return 'help-lines'
  const rest = said.replaceAll(ownWords, ' ')
  const chineseRest = chinese.replaceAll(chineseProductTerms, ' ')
  return saysAny(rest, medicalTerms) || saysAny(chineseRest, chineseMedicalTerms) ? 'medical' : null
}

const saysAny = (text: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text))
