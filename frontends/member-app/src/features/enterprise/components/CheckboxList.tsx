import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface Props {
  options: readonly { value: string; text: string }[]
  /** The chosen values, in the order in which they were chosen. */
  values: readonly string[]
  onChange: (values: string[]) => void
  maxValues?: number
}

/** Chooses any number of options, each by a checkbox. */
export function CheckboxList({ options, values, onChange, maxValues = Number.POSITIVE_INFINITY }: Props) {
  const onToggle = (value: string, isChosen: boolean) => {
    const others = values.filter((each) => each !== value)
    onChange(isChosen ? [...others, value] : others)
  }
  return options.map(({ value, text }) => (
    <FormControlLabel
      key={value}
      sx={{ display: 'flex', overflowWrap: 'anywhere' }}
      label={text}
      control={
        <Checkbox
          checked={values.includes(value)}
          disabled={values.length >= maxValues && !values.includes(value)}
          onChange={(_event, isChosen) => onToggle(value, isChosen)}
        />
      }
    />
  ))
}
