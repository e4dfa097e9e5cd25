type QuestionListProps = { questions: readonly string[]; ask: (question: string) => void }

export const QuestionList = ({ questions, ask }: QuestionListProps) => (
  <ul>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" onClick={() => ask(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)
