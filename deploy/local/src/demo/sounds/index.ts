export { seedDemoPlays } from './seed-demo-plays.ts'
export { seedDemoSounds } from './seed-demo-sounds.ts'
