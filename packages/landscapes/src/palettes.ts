import type { LandscapeHour, LandscapePalette, LandscapeScene } from './landscape.ts'

type Row = readonly [skyTop: string, skyLow: string, far: string, near: string, ink: string, glow: string]

/** The colours of every scene by the hour. They stay apart from each other, so that a scene is known by its colours alone. */
const rows: Record<LandscapeScene, Record<LandscapeHour, Row>> = {
  sea: {
    dawn: ['#f3c9b5', '#fbe7d3', '#8fb9bc', '#4e8c98', '#fdf6ec', '#f08a6b'],
    day: ['#9ccbe0', '#e6f3f2', '#4fa3bd', '#1f6f96', '#f5fbfa', '#fff3c4'],
    dusk: ['#3e3a6b', '#e58a6a', '#7a4f7e', '#2f2b57', '#f8c9a6', '#ffd08a'],
    night: ['#0b1730', '#22406a', '#17345a', '#0a1a33', '#9fc4e8', '#f1e8cf'],
  },
  rain: {
    dawn: ['#a9afc4', '#d9d6df', '#8e9ab0', '#66748f', '#f1f2f7', '#f4dcd0'],
    day: ['#8fa9a4', '#cbdad2', '#6f918c', '#4a6f6e', '#eff6f1', '#e9f3d8'],
    dusk: ['#4a4560', '#8c7c91', '#5b5570', '#35314a', '#d9cfe0', '#f0b89a'],
    night: ['#0f1f26', '#26424a', '#1a343b', '#0c1a20', '#a5d0d0', '#c8e6dc'],
  },
  wood: {
    dawn: ['#e9e7b8', '#f7f3da', '#a9be86', '#4f7a4f', '#365a3c', '#f6c765'],
    day: ['#bfdca4', '#eaf3d0', '#78a968', '#2f6b45', '#1f4a33', '#fdf3b0'],
    dusk: ['#b3702f', '#edbb6a', '#7a6a35', '#3a3d20', '#2a2a16', '#ffdf8f'],
    night: ['#071a17', '#1b3f38', '#123029', '#06120f', '#7fc2a0', '#d8ecc0'],
  },
  fire: {
    dawn: ['#3b2637', '#b2614f', '#5a2f36', '#2a1820', '#ffc48a', '#ff9b4a'],
    day: ['#e8cdae', '#f6e6cf', '#c58a5e', '#8c4f33', '#6b2f1e', '#e2592b'],
    dusk: ['#4a1420', '#a83a25', '#5c1a1e', '#2a0a10', '#ffb066', '#ffd36e'],
    night: ['#120a0a', '#33160f', '#22100c', '#0b0606', '#ff9a4d', '#ffc65a'],
  },
  bell: {
    dawn: ['#ebd9a8', '#f9f0d4', '#c9a961', '#8a6a2c', '#6b4e1c', '#fffbe8'],
    day: ['#f3eee0', '#fbf8f0', '#7fae9c', '#3d7a6c', '#2c5c52', '#d9a441'],
    dusk: ['#5a3354', '#b9788a', '#7b4a5a', '#3c2136', '#ebc48a', '#f5b95c'],
    night: ['#1c1030', '#3f2a55', '#5b4420', '#2c1c3e', '#e3be6b', '#f6db94'],
  },
  snow: {
    dawn: ['#f2cbd0', '#fce9e6', '#e9ccd6', '#fff7f6', '#b0788c', '#f7a98f'],
    day: ['#a9cbe2', '#e3f0f7', '#c9dfec', '#ffffff', '#5f8bad', '#ffffff'],
    dusk: ['#8e86b8', '#d9c3db', '#b3a5ce', '#ece6f5', '#5d5390', '#ffd9b0'],
    night: ['#1a2a48', '#3c5680', '#6e8bb5', '#c3d5ea', '#eaf3fc', '#ffe3a8'],
  },
  town: {
    dawn: ['#ebc3b0', '#f8e4d2', '#c08c7e', '#7f5156', '#54323b', '#fff0c9'],
    day: ['#cfe0e6', '#f6f1e2', '#6c8fa6', '#36566f', '#22394c', '#e8704a'],
    dusk: ['#e0713c', '#f8c583', '#6b3f5a', '#2b2444', '#1a1630', '#ffde8a'],
    night: ['#0c1226', '#26305a', '#1b2448', '#0a0e20', '#6c7db8', '#ffc35c'],
  },
  wind: {
    dawn: ['#f6d6c6', '#eaf2e6', '#bfd9c6', '#7faf9a', '#4f8a78', '#f2a7a0'],
    day: ['#8ec5e8', '#ddf0f4', '#d9c87a', '#a89a3e', '#ffffff', '#fffdf0'],
    dusk: ['#c98b3a', '#f2d59a', '#a5682b', '#5f3c1e', '#fff1cf', '#ffeaa8'],
    night: ['#0d2b33', '#2b5e64', '#1d484c', '#0b2226', '#a6dad2', '#e8f3d8'],
  },
  stars: {
    dawn: ['#1b2350', '#e59a9a', '#3a2f5e', '#1a1638', '#f7dde3', '#ffd9b8'],
    day: ['#4d62b0', '#a9b7e8', '#3c4c8e', '#252f63', '#eef1ff', '#fff6c9'],
    dusk: ['#23163f', '#b4557e', '#3b1f4d', '#1a0f2b', '#f4c7dc', '#ffc59a'],
    night: ['#04060f', '#141b3d', '#0b1026', '#03040b', '#c9d4ff', '#fff3cf'],
  },
  stream: {
    dawn: ['#d6ebdd', '#f3f7e6', '#8cc7b4', '#3f9186', '#f4fbf4', '#ffd9a0'],
    day: ['#a8dccb', '#e6f6ea', '#46b0a0', '#157a7c', '#effcf7', '#fffbd0'],
    dusk: ['#8a5a44', '#e0a879', '#4c7a78', '#1f4a50', '#f5d9b8', '#ffcb8a'],
    night: ['#06202a', '#124550', '#0e5660', '#05222a', '#7fe0d6', '#cff5e4'],
  },
  garden: {
    dawn: ['#ebcfc4', '#f3dfd6', '#ead5cb', '#ddbfb3', '#a98476', '#6f7d5a'],
    day: ['#f1ecdd', '#faf7ee', '#f0e9d8', '#e4dac2', '#a89c80', '#5f7f4b'],
    dusk: ['#a79aa0', '#cdbfc0', '#b3a6ac', '#93868f', '#f0e5e2', '#4f4a55'],
    night: ['#2a3346', '#4a566e', '#56627a', '#3a455c', '#c6d2e6', '#151b28'],
  },
  hills: {
    dawn: ['#cdbbe0', '#f7dccb', '#a998cc', '#55497f', '#f5ecfa', '#f2764b'],
    day: ['#a7c7d9', '#edf3ea', '#8fb3b8', '#3f6e80', '#f4faf8', '#fff6d2'],
    dusk: ['#7a1f3d', '#f0804e', '#9c3350', '#3a1030', '#ffc9a0', '#ffe08a'],
    night: ['#101a3a', '#2f4478', '#24376a', '#0c1330', '#9db4ec', '#f4ebc8'],
  },
  moon: {
    dawn: ['#bba9c9', '#ebdce0', '#9a89ae', '#5e5278', '#f8f0f4', '#fff7e2'],
    day: ['#bfd3dc', '#eef2ec', '#a5b9b8', '#6f8a8c', '#ffffff', '#fffdf2'],
    dusk: ['#37476e', '#c79aa8', '#564f78', '#262a4b', '#f0d3d0', '#ffe9b8'],
    night: ['#1a1538', '#4a3f7a', '#2f2860', '#120e29', '#b9aeea', '#fbf1c9'],
  },
  steam: {
    dawn: ['#eedcc8', '#f9efe2', '#d9b58e', '#a87c54', '#8a5f3c', '#ffffff'],
    day: ['#ddebe4', '#f6f6ea', '#c8b48a', '#8f7a4f', '#6f8c84', '#ffffff'],
    dusk: ['#6b4634', '#d79a6a', '#8a5738', '#43281c', '#ffe3c4', '#ffcf8f'],
    night: ['#1b1a20', '#3e3534', '#4a3326', '#191214', '#ebd6c2', '#ffbe76'],
  },
  blossom: {
    dawn: ['#f9d3da', '#fdedea', '#f0a9b8', '#c4617f', '#7a4050', '#ffffff'],
    day: ['#cfe6ee', '#fdf3f3', '#f7b7c6', '#e2708f', '#6b4a3e', '#ffffff'],
    dusk: ['#b0406a', '#f2a59a', '#d2557c', '#6b1e45', '#ffdce0', '#fff0d8'],
    night: ['#2a0f2e', '#6a2c58', '#8f3a68', '#200a24', '#ffb8ce', '#ffe3ea'],
  },
}

export function getPalette(scene: LandscapeScene, hour: LandscapeHour): LandscapePalette {
  const [skyTop, skyLow, far, near, ink, glow] = rows[scene][hour]
  return { skyTop, skyLow, far, near, ink, glow }
}
