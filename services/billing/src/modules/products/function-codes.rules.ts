/** What a product can open, from the narrowest to the widest. */
export const functionCodes = [
  'loop',
  'timer',
  'with-soundesthe',
  'aiesthe',
  'face-diagnosis',
  'sound-therapy',
  'ai-chat',
  'support-chat',
  'dr-ai-healthcare',
] as const

export type FunctionCode = (typeof functionCodes)[number]
