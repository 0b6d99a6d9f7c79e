import type { DangerPatterns } from './danger-groups.rules.ts'

/** `foldForDanger` has removed apostrophes: "can't", "can’t" and "cant" are one word. */
const CANNOT =
  '(?:cant|cannot|can not|couldnt|could not|can hardly|can barely|unable to|struggling to|not able to|hard to)'
const NOT = '(?:dont|do not|doesnt|does not|didnt|did not|dnt|no longer|never)'
const WANT =
  '(?:want(?:s|ed|ing)? to|wanna|going to|gonna|like to|ready to|plan(?:ning|s)? (?:to|on)|about to|thinking (?:of|about)|thoughts? (?:of|about)|try(?:ing)? to|tried to|feel like|decided to|will|ill|need to|have to|urge to|tempted to)'
const FAMILY =
  '(?:husband|wife|partner|boyfriend|girlfriend|ex|mother|mom|mum|father|dad|daddy|mommy|stepfather|stepdad|stepmother|uncle|aunt|brother|sister|parents?|grandm\\w+|grandp\\w+|grandfather|grandmother|nan|roommate|boss|friend|neighbou?r|coworker|colleague|teacher|coach|he|she|they|someone|somebody|man|guy|woman)'
const CHILD =
  '(?:child|children|kids?|bab(?:y|ies)|toddlers?|son|daughter|infant|newborn|boy|girl|grandson|granddaughter|little one|\\d+ (?:year|month|week)s? old|niece|nephew)'
const PILLS =
  '(?:pills?|tablets?|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|advil|xanax|meds|medicines?|medications?|antidepressants?|painkillers?|sleeping pills?|benzos?|opioids?|insulin|melatonin|drugs?|sedatives?|vitamins|capsules?)'
const POISON =
  '(?:bleach|detergents?|drain cleaner|cleaner|antifreeze|poison\\w*|pesticides?|weed ?killer|rat poison|paint thinner|gasoline|petrol|kerosene|ammonia|acid|hand sanitizer|nail polish remover|(?:button )?batter(?:y|ies)|magnets?|coins?|laundry pods?|tide pods?|mothballs?|mushrooms?|disinfectant|dishwasher tablets?|rubbing alcohol|chemicals?|lamp oil|perfume|cigarettes?)'

const patterns = (...sources: string[]): readonly RegExp[] =>
  sources.map((source) => new RegExp(`\\b(?:${source})\\b`, 'u'))

/** Phrases that sound like danger but are harmless. */
export const englishHarmlessPatterns: readonly RegExp[] = [
  /\bkill(?:s|ed|ing)? (?:it|time|boredom|some time|the (?:app|notifications?|process|sound|background|alarm))\b/gu,
  /\bkilling it\b/gu,
  /\b(?:cant|cannot) breathe (?:any )?(?:easier|better|more freely)\b/gu,
  /\b(?:dying|die) (?:to (?:try|hear|know|see|get)|of (?:laughter|laughing|boredom|curiosity)|for (?:more|a))\b/gu,
  /\bdead (?:tired|phone|battery|pixels?|link|again|set|simple|easy|serious)\b/gu,
  /\b(?:takes?|took|taking) (?:my|your|the) breath away\b/gu,
  /\blos[et](?:ing)? consciousness of (?:time|everything)\b/gu,
  /\b(?:apps?|batter(?:y|ies)|phone|tablet|device|player|screen|sounds?|laptop|speakers?|headphones|it|bluetooth|connection)(?: has| keeps| is| just)? (?:died|dies|dying|dead|crashed|stops?|wont wake)\b(?: and wont wake up)?/gu,
  /\b(?:forgot|forget|forgetting|remind(?:er|s|ed)?(?: me)?|remember) to take (?:my|the|a) (?:pills?|tablets?|medicines?|medications?|meds)\b/gu,
  /\bnever (?:felt )?(?:so|more) alive\b/gu,
]

export const englishDangerPatterns: DangerPatterns = {
  suicide: patterns(
    `(?:kil+(?:ing|ed|s)?|shoot(?:ing)?|hang(?:ing)?|drown(?:ing)?|end(?:ing)?|off(?:ing)?|poison(?:ing)?) (?:my ?self|himself|herself|themsel(?:f|ves)|myslef)|kms|unalive\\w*|su[ie]?c[ii]?d\\w*|suic\\w*|sewerslide`,
    `end(?:ing)? (?:it(?: all)?(?: tonight| now| today| for good)?|my (?:own )?life|my misery|everything|his life|her life|their life)(?! with)|tak(?:e|ing) my (?:own )?life|took (?:his|her|their) own life|thinking of ending it|put(?:ting)? an end to (?:it|my life|everything)`,
    `${WANT} (?:just )?(?:die|dying|be dead|not (?:be alive|wake up|exist|live)|disappear forever|disappear|stop (?:living|existing))|(?:wants?|wish(?:es|ed|ing)?|rather|hope|hoping)(?: that)? (?:i |he |she |they |to )?(?:would |could |can |just |to |was |were |be )*(?:die|dead|not alive|never (?:been )?born|not wake up|not be here)|let me die|ready to go forever|better off (?:dead|without (?:me|him|her))|(?:easiest|painless|best|quickest|fastest|least painful|how|ways?) (?:way |ways )?(?:\\w+ ){0,3}to (?:die|kill (?:my|your)self|overdose|end it)|painless death|how (?:do|can|to|would|many|much) .{0,30}(?:kill me|kill my ?self|die quickly|to die)`,
    `${NOT} (?:even )?(?:want(?:s|ed)? to|wanna|feel like|care if i|wish to) (?:be )?(?:live?|living|alive|here|exist\\w*|wake up|be here|be alive|die or|go on|be)(?: any ?more)?|(?:no|any|a|the|see the|whats the) (?:reason|point|sense|use|purpose|will|desire) (?:to|in|of|for) (?:live|living|life|go on|going on|exist\\w*|being alive|continu\\w+|stay\\w*)|(?:life|living) (?:isnt|is not|aint|is no longer|not|has no|is|feels) (?:worth|meaning|point\\w*|worthless|meaningless|unbearable|hopeless)|not worth living|(?:tired|sick|done) (?:of|with) (?:life|living|being alive|existing)|${CANNOT} (?:go on|do this any ?more|take (?:it|this)(?: any ?more| any longer)?|live like this|keep going|live any ?more)|lost (?:the|my|all) (?:will to live|hope)|hate (?:being alive|my life so much)`,
    `(?:nobody|no one|noone|everyone|everybody|world|family|they|people)(?: \\w+){0,2} (?:would|will|d)? ?(?:miss me|care if i (?:died|was gone|were gone|disappeared)|notice if i|be (?:better|happier)(?: off)? (?:without me|if i))|(?:goodbye|suicide|farewell) (?:note|letter)|goodbye (?:forever|everyone|world|cruel)|last message|jump(?:ing)? (?:off|from|in front|out of|onto the tracks)|(?:ready|want|going|about) to jump|on (?:the|a) (?:roof|bridge|ledge|edge of).{0,20}(?:jump|end|ready|standing|over)|standing on (?:the|a) (?:roof|bridge|ledge|tracks)|(?:rope|noose|gun).{0,20}(?:ready|neck|head|myself)|(?:im|i am|feel(?:ing)?|just) (?:a )?burden.{0,20}(?:gone|dead|die|everyone|without)|go to sleep and (?:never|not) wake`,
  ),
  selfHarm: patterns(
    `(?:cut+(?:ing)?|hurt(?:ing)?|harm(?:ing|ed)?|burn(?:ing|ed|t)?|injur(?:e|ed|ing)|punish(?:ing)?|stab(?:bed|bing)?|hit(?:ting)?|starv(?:e|ing)|scratch(?:ing)?|damag(?:e|ing)) (?:my ?self|myslef|himself|herself|themselves)(?! on the (?:box|package))|self ?harm\\w*|self ?injur\\w*|(?:cut+(?:ing)?|slit(?:ting)?|slash(?:ed|ing)?) (?:my|his|her|their) (?:own )?(?:wrists?|arms?|legs?|thighs?|throat|veins?|skin|neck)|razor(?:s| blade)? .{0,20}(?:skin|arm|wrist|myself)`,
  ),
  overdose: patterns(
    `over ?dos\\w*|od(?:d|ed|ing)? on|odd on|(?:swallow(?:ed|ing|s)?|took|taken|take|taking|ate|eaten|popped|downed) (?:\\w+ ){0,3}(?:all|whole|entire|bottles?|box(?:es)?|packs?|handful|bunch|too (?:many|much)|lots|so many|\\d{2,}|twenty|thirty|forty|fifty|double|several)(?: \\w+){0,4}? ${PILLS}|(?:swallow(?:ed)?|took|taken|ate) (?:\\w+ ){0,3}(?:whole|entire) (?:bottle|box|pack)|too (?:many|much) (?:\\w+ )?${PILLS}|(?:swallowed|took) all (?:of )?(?:my|his|her|the) (?:\\w+ )?${PILLS}|lethal dose|how many \\w+ (?:would|will|does it take to|to|could|can) (?:kill|die|overdose)|(?:mixed|took|taken) .{0,20}(?:pills|xanax|meds) (?:with|and) (?:alcohol|vodka|booze)|alcohol poisoning`,
  ),
  poisoning: patterns(
    `(?:swallow(?:ed|ing|s)?|drank|drunk|drinks?|drinking|ate|eaten|eating|ingest(?:ed|ing)?|inhal(?:ed|ing)|sipped|licked|chewed|put .{0,10}mouth) (?:\\w+ ){0,4}${POISON}|(?:been |is |was |got |being |am |food )?poison(?:ed|ing)|carbon monoxide|gas (?:is )?leak\\w*|smell(?:s|ing)? gas|toxic (?:fumes|gas)|mixed bleach|snake ?bite|bitten by a snake|anaphyla\\w+|throat is (?:closing|swelling)`,
  ),
  breathing: patterns(
    `${CANNOT} (?:really |properly |even |catch (?:my|his|her) )?brea?the?(?:ing)?|(?:cant|cannot) get (?:any |enough )?air|(?:trouble|difficulty|problems?|struggl\\w+|hard time|short) (?:of )?(?:with )?breath\\w*|(?:not|isnt|wasnt|arent|stopped|stops|quit|barely|hardly|no longer) (?:really )?breathing|isn t breathing|short(?:ness)? of breath|out of breath and (?:chest|cant)|gasping(?: for (?:air|breath))?|chok(?:ing|ed|es)(?: me| on| to)?|suffocat\\w+|(?:turn(?:ed|ing|s)?|went|going|lips are|face is) (?:blue|purple|grey|gray)|drown(?:ed|ing)|asthma attack`,
  ),
  consciousness: patterns(
    `unconc?s?c?i?ous\\w*|uncon\\w*ious|unresponsive|(?:not|isnt|wont|doesnt|stopped|didnt) (?:respond\\w*|wak(?:e|ing) up|moving)(?= |$)(?! to (?:my|the) (?:mail|message|inquiry|ticket))|(?:wont|cant|cannot|couldnt|not able to|unable to) (?:wake|rouse) (?:\\w+ )?(?:up)?|${FAMILY} (?:just |has |suddenly |is )?(?:wont|cant|isnt|is not|not) (?:respond\\w*|wak\\w+|mov\\w+)|pass(?:ed|es|ing)? out|black(?:ed|ing) out|faint(?:ed|ing|s)|feel(?:s|ing)? faint|collaps(?:ed|ing)|(?:lost|losing|loses|lose) consciousness|seizures?|convuls\\w+|no pulse|heart (?:has )?stopped|cardiac arrest|in a coma`,
  ),
  heartOrStroke: patterns(
    `(?:chest|heart)(?: \\w+){0,3} (?:pains?|hurts?|hurting|tight\\w*|heavy|heaviness|pressure|crushed|crushing|squeez\\w+|ache|aching|burning|is killing)|(?:pains?|pressure|tight(?:ness)?|squeezing|crushing|stabbing|ache|weight|heaviness)(?: \\w+){0,3} (?:in|on|across) (?:\\w+ )?chest|tight chest|heart attack|angina|strokes?(?! of (?:luck|genius))|(?:face|mouth|smile) (?:\\w+ ){0,2}(?:droop\\w*|sagging|crooked|numb)|(?:arm|leg|side|half of (?:my|his|her) (?:body|face))(?: \\w+){0,3} (?:numb|paraly[sz]ed|weak|limp)|slur\\w*|(?:suddenly|cant) (?:cannot |cant )?(?:speak|talk|see|move (?:my|his|her) (?:arm|leg|side))(?= |$)(?! to (?:support|anyone|someone|staff|a|the))|sudden(?:ly)? .{0,12}(?:blind|paraly|worst headache)|worst headache of (?:my|his|her) life|aneurysm`,
  ),
  bleeding: patterns(
    `bleed(?:ing|s)?(?: \\w+){0,2} (?:wont|doesnt|will not|isnt|not|badly|heavily|out|a lot|to death|everywhere|profusely|so much|from)|(?:wont|cant|doesnt|not|never) stop (?:the )?bleeding|(?:cough|vomit|spit|throw|puk)(?:ing|ed|s)? (?:up )?(?:a lot of )?blood|blood (?:is )?(?:everywhere|gushing|spurting|pouring)|losing (?:a lot of |so much )?blood|lost (?:a lot of|so much) blood|(?:been|was|got|were) (?:stabbed|shot)|(?:im|hes|shes|is|heavily|badly) bleeding|h[ae]mor+hag\\w*|deep (?:cut|wound|gash)|hit by a (?:car|truck)|severed|badly burn(?:ed|t)`,
  ),
  violence: patterns(
    `${FAMILY} (?:\\w+ ){0,3}?(?:hits?|beats?|beat|beaten|hitting|beating|punch\\w*|slap\\w*|kick\\w*|chok\\w+|strangl\\w+|rap(?:e|es|ed|ing)|abus\\w+|molest\\w*|touch(?:es|ed)|assault\\w*|threaten\\w*|attack\\w*|stab\\w*|grabs?|forc(?:es|ed)|hurts?|locks?|tortur\\w+|burns?|stalk\\w*) (?:up )?(?:me|us|my|her|him|them|our)`,
    `(?:was|were|been|being|got|am|im|get|getting|gets|is) (?:\\w+ )?(?:rap(?:ed)|abused|molested|sexually \\w+|assaulted|beaten|strangled|held (?:hostage|captive)|kidnapped|trafficked|stalked|threatened|attacked|groped|locked in)|rap(?:ed|ist|ing) (?:me|her|him)?|domestic (?:violence|abuse)|abus(?:es|ing|ive) (?:me|my|us|her|him|a|the|husband|wife|partner|relationship|father|mother|parents?|home|child\\w*)|sexual (?:abuse|assault|violence)|sexually (?:abused|assaulted|harassed)|(?:going to|gonna|will|wants to|tried to|trying to|threaten\\w* to|said (?:he|she)(?:d|ll)?(?: would| will)?) (?:kill|stab|shoot|hurt|beat) (?:me|us|him|her|them|my|someone|somebody|people|everyone)|(?:want|going|need|might|gonna|wanna)(?: to)? (?:kill|stab|shoot|murder|strangle) (?:him|her|them|my \\w+|someone|somebody|people|everyone|you)|with a (?:knife|gun)|has a (?:knife|gun)|(?:afraid|scared|terrified|unsafe)(?: \\w+){0,2} (?:of my (?:husband|wife|partner|father|dad|mother|boyfriend|stepfather)|to go home|at home|for my life)|hits me|beats me|touch(?:es|ed) me(?! deeply)|help me (?:please|now|someone)|please help(?: me)? (?:im|he|she|hurry|someone|dying)|(?:someone|somebody) help|call (?:an ambulance|911|119|the police|999)|im (?:dying|in danger)(?! (?:to|of|for))`,
  ),
  children: patterns(
    `${CHILD} (?:\\w+ ){0,3}?(?:swallow\\w*|drank|ate (?:\\w+ ){0,3}(?:${PILLS}|${POISON})|chok\\w+|isnt (?:breathing|moving)|not (?:breathing|moving|waking|responding)|stopped|limp|blue|purple|collaps\\w*|fainted|has a seizure|convuls\\w*|fell (?:from|out|down|off)|missing|kidnapped|being (?:abused|hit|beaten|bullied)|abused|wants? to die|cuts?|hurt(?:s|ing)? (?:him|her)self|burn(?:ed|t)|drown\\w*)`,
    `(?:hit(?:ting)?|shak(?:e|en|ing)|shook|hurt(?:ing)?|abus\\w+|beat(?:ing)?|slap(?:ped|ping)?|harm(?:ing)?|kill(?:ing)?|smother\\w*|drop(?:ped)?|lock(?:ed)?) (?:up )?(?:my|the|our|a|his|her) (?:\\w+ )?${CHILD}|child (?:abuse|molest\\w*)|${CHILD} (?:is |are |was )?(?:in danger|alone at home)`,
  ),
}
