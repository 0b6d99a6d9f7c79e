import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type MouseEvent, type Ref, useId } from 'react'

interface Props<Value extends string> {
  question: string
  /** Makes the question a heading, which takes the focus when it replaces another question. */
  headingRef?: Ref<HTMLHeadingElement>
  name: string
  /** The chosen answer, or `''`. */
  value: Value | ''
  options: readonly { value: Value; text: string }[]
  /** Whether the answers of several questions share a wide screen; then they stand side by side. */
  isOneOfSeveral?: boolean
  error?: string | undefined
  onChoose: (value: Value) => void
  /** Called when an answer was tapped, also the chosen one again, but not when it was chosen by arrow keys. */
  onTapped: () => void
}

/** A question whose answers are radio buttons as large as a thumb, so that one tap can answer it and lead on. */
export function OneTapAnswers<Value extends string>({
  question,
  headingRef,
  name,
  value,
  options,
  isOneOfSeveral = false,
  error,
  onChoose,
  onTapped,
}: Props<Value>) {
  const id = useId()
  const onClick = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('label')) onTapped()
  }
  const label = (
    <FormLabel
      id={id}
      sx={{
        display: 'block',
        color: 'text.primary',
        fontSize: { xs: '1.25rem', md: isOneOfSeveral ? '1.0625rem' : '1.375rem' },
        fontWeight: 500,
        lineHeight: 1.7,
        mb: { xs: 2.5, md: isOneOfSeveral ? 1.25 : 2.5 },
        minHeight: { xs: '4.25rem', md: 0 },
        wordBreak: 'auto-phrase',
        '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
      }}
    >
      {question}
    </FormLabel>
  )
  return (
    <FormControl fullWidth error={error !== undefined}>
      {headingRef ? (
        <Box
          component="h2"
          ref={headingRef}
          tabIndex={-1}
          sx={{ m: 0, fontSize: 'inherit', '&:focus': { outline: 'none' } }}
        >
          {label}
        </Box>
      ) : (
        label
      )}
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        name={name}
        value={value}
        onChange={(_, chosen) => onChoose(chosen as Value)}
        onClick={onClick}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', md: isOneOfSeveral ? 'repeat(3, minmax(0, 1fr))' : '1fr' },
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={option.text}
            sx={{
              m: 0,
              px: 1,
              minHeight: { xs: '3.5rem', md: isOneOfSeveral ? '3rem' : '3.5rem' },
              border: 1,
              borderRadius: 1,
              borderColor: option.value === value ? 'primary.main' : 'divider',
              bgcolor: option.value === value ? 'mist.main' : 'background.paper',
              transition: 'background-color 200ms ease-out',
            }}
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={`${id}-error`} role="alert" sx={{ mx: 0, fontSize: '0.875rem' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
