import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface Props {
  sounds: readonly { soundId: string; title: string }[]
  /** The chosen sounds, in the order in which they were chosen. */
  soundIds: string[]
  onChange: (soundIds: string[]) => void
  maxSounds?: number
}

/** Chooses sounds by their titles. */
export function SoundCheckboxes({ sounds, soundIds, onChange, maxSounds = Number.POSITIVE_INFINITY }: Props) {
  const onToggle = (soundId: string, isChosen: boolean) => {
    const others = soundIds.filter((each) => each !== soundId)
    onChange(isChosen ? [...others, soundId] : others)
  }
  return sounds.map(({ soundId, title }) => (
    <FormControlLabel
      key={soundId}
      sx={{ display: 'flex' }}
      label={title}
      control={
        <Checkbox
          checked={soundIds.includes(soundId)}
          disabled={soundIds.length >= maxSounds && !soundIds.includes(soundId)}
          onChange={(_event, isChosen) => onToggle(soundId, isChosen)}
        />
      }
    />
  ))
}
