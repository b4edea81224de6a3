"""Kuhn poker solved by counterfactual regret minimisation: OpenSpiel's solver on a game that is written for people to play.

Run: WONDERTABLE_FORM=interpreted WONDERTABLE_GAMES=examples ./dev python --with env examples/research/solve.py
"""

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from wondertable.env import openspiel

ROUNDS = 200

game = openspiel.load("kuhn", chance="explicit", utility="score")
solver = cfr.CFRSolver(game)
for _ in range(ROUNDS):
    solver.evaluate_and_update_policy()
policy = solver.average_policy()
value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
print(f"value {value:.4f} exploitability {exploitability.exploitability(game, policy):.4f}")
